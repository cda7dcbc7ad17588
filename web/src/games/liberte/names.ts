// How names are fitted on narrow cards.

/** "Louis Antoine de Saint-Just" is "Louis Antoine de" and "Saint-Just": the particle stays with the given names. */
export function splitName(name: string): [string, string] {
  const particle = name.match(/^(.+? de) (.+)$/u) ?? name.match(/^([^ ,]+(?:, comte)? d’)(.+)$/u)
  if (particle) return [particle[1]!, particle[2]!]
  const words = name.split(' ')
  const family = ['Le', 'Rabaut', 'Collot', 'Jeanbon'].includes(words.at(-2) ?? '') ? 2 : 1
  return [words.slice(0, -family).join(' '), words.slice(-family).join(' ')]
}

/**
 * "Club de Clichy" is "Club de" and "Clichy"; the great clubs go by one name. What is no name by itself, such as the
 * second word of "Club breton", is not split off.
 */
export function splitClub(name: string): [string, string] {
  if (/ [\p{Ll}\d]\S*$/u.test(name)) return ['', name]
  const split = name.match(/^((?:Club|Société|Amis|Cercle|Institut|Salon|Républicaines)(?: (?:de|du|des))?) (.+)$/)
  return split ? [split[1]!, split[2]!] : ['Club des', name]
}

// Where the longest words may break.
const BREAKS = ['constitu-tionnel', 'philan-thropique', 'révolution-naires', 'Roche-jaquelein', 'monar-chique']

/** A name with soft hyphens. */
export const soften = (name: string): string =>
  BREAKS.reduce((text, word) => text.replace(word.replace('-', ''), word.replace('-', '\u00ad')), name)

/** How far a name must shrink, 0 to 3: its longest piece decides. */
export function fit(name: string): number {
  const longest = Math.max(...name.split(/[\s\-\u00ad]/).map((word) => word.length))
  if (name.replace('\u00ad', '').length > 18) return 3
  return longest < 9 ? 0 : longest < 11 ? 1 : longest < 13 ? 2 : 3
}
