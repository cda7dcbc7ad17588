// Copying to where anything can be pasted from.

/** Copy a text; false where the browser does not let pages do so, as on a plain connection. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
