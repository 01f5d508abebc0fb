/** Replaces the selection in the focused input, as a paste does: one edit by the browser. */
export function paste(text: string) {
  document.execCommand('insertText', false, text)
}
