/** Changes what an input holds as if it had been typed, so that React, and whoever else listens, hears of it. */
export function typeInto(input: HTMLInputElement, text: string) {
  // React watches the property of the element itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: text ? 'insertText' : 'deleteContent' }))
}
