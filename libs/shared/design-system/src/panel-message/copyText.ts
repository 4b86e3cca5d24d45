/**
 * Copies text to the clipboard.
 *
 * @returns null, or a sentence that says why the text was not copied and how to copy it.
 */
export async function copyText(text: string): Promise<string | null> {
  // Browsers have no clipboard at an address without TLS, although its type says otherwise.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  try {
    await clipboard?.writeText(text);
  } catch (cause) {
    console.warn('The text could not be copied to the clipboard.', cause);
    return 'The browser did not allow copying. Select the text and press Ctrl C.';
  }
  return clipboard ? null : 'Copying needs an address that begins with https. Select the text and press Ctrl C.';
}
