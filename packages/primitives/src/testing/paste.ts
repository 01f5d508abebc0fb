/** Puts text in place of what is selected in the focused input, as a paste does: one edit, made by the browser. */
export function paste(text: string) {
  document.execCommand('insertText', false, text)
}
