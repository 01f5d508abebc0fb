type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Returns how to tell React what a person entered in the server's HTML before React took the page over: React leaves it
 * on screen, but calls no handler, so what shows wouldn't be what counts. Call this as soon as the HTML is hydrated, before
 * a later rendering takes back what was entered, and the result once the page's effects have run, as a router may need
 * its own. A text area that came with text is out of reach: React puts that text back.
 */
export function readEarlyInput(root: Element): () => void {
  const early = [...root.querySelectorAll<Control>('input, select, textarea')].flatMap(entered)
  return () => early.forEach((enter) => enter())
}

/** Returns how to enter a control's early input again, if it has any. */
function entered(control: Control): (() => void)[] {
  if ('selectedIndex' in control) {
    const { options, selectedIndex } = control
    const first = [...options].findIndex((option) => option.defaultSelected)
    if (selectedIndex === Math.max(0, first)) return []
    return [
      () => {
        control.selectedIndex = selectedIndex
        tell(control, 'change')
      },
    ]
  }
  if (control.type === 'checkbox' || control.type === 'radio') {
    const { checked, defaultChecked } = control as HTMLInputElement
    // A radio button that lost its check learns so from the one that got it.
    if (checked === defaultChecked || (control.type === 'radio' && !checked)) return []
    return [
      () => {
        ;(control as HTMLInputElement).checked = !checked
        control.click()
      },
    ]
  }
  const { value, defaultValue } = control
  if (value === defaultValue || control.type === 'hidden') return []
  // Scripts can't choose files; their handlers hear of any change.
  if (control.type === 'file') return [() => tell(control, 'change')]
  return [
    () => {
      // React compares with what was last set by the property that it has put on the element.
      control.value = defaultValue
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!
      set!.call(control, value)
      tell(control, 'input')
    },
  ]
}

const tell = (control: Control, type: 'change' | 'input') => control.dispatchEvent(new Event(type, { bubbles: true }))
