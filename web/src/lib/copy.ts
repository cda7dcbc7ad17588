// Copying to the clipboard.

/** Copy a text; false if the browser does not allow it, for example without HTTPS. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
