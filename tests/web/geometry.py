"""What of a page's text is cut off, leaves its place or covers other text, by geometry."""

from __future__ import annotations

from playwright.sync_api import Page

# Texts that end in an ellipsis are cut on purpose (names that people give), and so are cards in a fanned
# hand. Lines are higher than what is drawn of them, so a quarter of one may be cut off below or above.
PROBLEMS = """() => {
  const HIDDEN = 'script, style, noscript, select, svg, .aloud, .skip'
  const named = (element) =>
    [element.localName, ...[...element.classList].filter((name) => !/^s(velte)?-/.test(name))].join('.')
  const place = (element) =>
    [element.parentElement.parentElement, element.parentElement, element].map(named).join(' > ')
  const meet = (one, other) => {
    const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)]
    const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)]
    return right - left > 2 && bottom - top > 2 ? { left, top, right, bottom } : null
  }
  const height = ({ top, bottom }) => bottom - top
  const sideways = (text, box) => Math.max(text.right - box.right, box.left - text.left)
  const upright = (text, box) => Math.max(text.bottom - box.bottom, box.top - text.top)
  const opaque = (element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    return backgroundImage !== 'none' || !/^(rgba|color).*[,/] 0(\\.\\d+)?\\)$/.test(backgroundColor)
  }
  const known = new Map()
  const look = (element) => {
    if (!known.has(element)) {
      const { overflowX, overflowY, position, display, textOverflow, clipPath } = getComputedStyle(element)
      const clips = overflowX !== 'visible' || overflowY !== 'visible'
      const scrolls = [overflowX, overflowY].some((how) => how === 'auto' || how === 'scroll')
      const shortens = textOverflow === 'ellipsis'
      const hides = clipPath.startsWith('inset(50%')
      const box = element.getBoundingClientRect()
      known.set(element, { box, clips, scrolls, shortens, hides, position, display })
    }
    return known.get(element)
  }

  const problems = []
  const texts = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const { data, parentElement: element } = walker.currentNode
    if (!data.trim() || element.closest(HIDDEN)) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    range.selectNodeContents(walker.currentNode)
    const whole = range.getBoundingClientRect()
    let lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    const text = `“${data.trim().slice(0, 40)}” in ${place(element)}`
    let block = element
    while (look(block).display === 'inline') block = block.parentElement
    let problem = null
    const outside = sideways(whole, look(block).box)
    if (outside > 2.5 && !look(block).shortens) problem = `${Math.round(outside)} px are outside: ${text}`
    const beside = Boolean(element.closest('[data-hand], .beside'))
    let scrolled = false
    for (let each = element; each !== document.body && lines.length; each = each.parentElement) {
      const { box, clips, scrolls, shortens, hides, position } = look(each)
      if (hides) lines = []
      if (clips) {
        scrolled ||= scrolls || shortens || beside || box.width <= 2
        const beyond = Math.max(sideways(whole, box), upright(whole, box) - height(lines[0] ?? whole) / 4)
        if (!scrolled && beyond > 1) problem = `${named(each)} cuts off ${Math.round(beyond)} px: ${text}`
        lines = lines.map((line) => meet(line, box)).filter(Boolean)
      }
      if (position === 'fixed') break
    }
    if (!lines.length) continue
    if (problem) problems.push(problem)
    texts.push({ element, lines, text })
  }

  const cover = (one, other) => (line) => other.lines.some((next) => {
    const both = meet(line, next)
    if (!both || height(both) < 0.4 * Math.min(height(line), height(next))) return false
    const stack = document.elementsFromPoint((both.left + both.right) / 2, (both.top + both.bottom) / 2)
    const depths = [one, other].map(({ element }) => stack.findIndex((each) => element.contains(each)))
    // What an opaque layer between them covers is not seen at all.
    return Math.min(...depths) >= 0 && !stack.slice(Math.min(...depths), Math.max(...depths)).some(opaque)
  })
  texts.forEach((one, number) => {
    for (const other of texts.slice(number + 1))
      if (one.element !== other.element && one.lines.some(cover(one, other)))
        problems.push(`${one.text} and ${other.text} overlap`)
  })
  return [...new Set(problems)]
}"""


def misplaced(page: Page) -> list[str]:
    """List the texts of a page that are cut off, leave their place or overlap."""
    found: list[str] = page.evaluate(PROBLEMS)
    return found
