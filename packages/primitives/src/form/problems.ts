/** Rules that a browser checks by the attributes of a control, in the order in which they matter to a person. */
export const formRules = [
  'valueMissing',
  'badInput',
  'typeMismatch',
  'patternMismatch',
  'tooShort',
  'tooLong',
  'rangeUnderflow',
  'rangeOverflow',
  'stepMismatch',
  'customError',
] as const
export type FormRule = (typeof formRules)[number]

/** A control that breaks one of its rules. */
export interface BrokenRule {
  name: string
  rule: FormRule
  /** The words of its label. */
  label: string
  /** What the browser says of it, in the browser's language. For `customError`, the message that was set. */
  browserMessage: string
}

export interface Problem {
  name: string
  message: string
  /** Where to put it right. Without one, the problem is the whole form's. */
  control?: HTMLElement
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A field that posts by an input out of sight names what can take the focus by `data-name`. */
export function nameOf(element: Element): string {
  const { name, dataset } = element as Control
  return name || dataset.name || ''
}

/** The fieldset of controls that have one value together: choices, or the parts of a date or a time. */
export function groupOf(control: Element) {
  const choices = control.closest('fieldset[role="radiogroup"], fieldset[data-required]')
  return choices ?? control.closest('[data-segments]')?.closest('fieldset')
}

/** What is wrong with each field by its own rules, in the order of the page, at most once for each name. */
export function brokenRules(form: HTMLFormElement) {
  const found = new Map<unknown, BrokenRule & { control: HTMLElement }>()
  for (const element of form.elements) {
    const broken = brokenRule(element)
    const key = broken && (broken.name || (groupOf(broken.control) ?? broken.control))
    if (broken && !found.has(key)) found.set(key, broken)
  }
  return [...found.values()]
}

/** What is wrong with one control, or with the group of checkboxes that it belongs to. */
function brokenRule(element: Element): (BrokenRule & { control: HTMLElement }) | undefined {
  const group = element.closest<HTMLFieldSetElement>('fieldset[data-required]')
  if (group && !group.matches(':disabled') && !group.querySelector(':checked')) return missingChoice(group)
  if (!('validity' in element) || !(element as Control).willValidate) return
  const control = element as Control
  const rule = formRules.find((each) => control.validity[each])
  if (!rule) return
  return { control, name: nameOf(control), rule, label: labelOf(control), browserMessage: control.validationMessage }
}

/** Of two dates in one fieldset, each has a name of its own within. */
function labelOf(control: Control) {
  const group = groupOf(control)
  if (!group) return textOf(control.labels?.[0])
  const names = [textOf(group.querySelector('legend')), control.closest('[data-segments]')?.ariaLabel]
  return names.filter(Boolean).join(', ')
}

/** HTML has no rule for "at least one of these boxes". */
function missingChoice(group: HTMLFieldSetElement) {
  const control = group.querySelector<HTMLInputElement>('input:enabled')
  if (!control) return
  const label = textOf(group.querySelector('legend'))
  return { control, name: nameOf(control), rule: 'valueMissing' as const, label, browserMessage: label }
}

/** The control of a name that can take the focus. */
function controlOf(form: HTMLFormElement, name: string) {
  if (name === '') return
  const named = [...form.elements].filter((element) => nameOf(element) === name) as Control[]
  return named.find((element) => element.type !== 'hidden' && !element.hidden && !element.disabled)
}

function textOf(element: Element | null | undefined) {
  return element?.textContent.trim() ?? ''
}

/** What is said under names, with the controls of those names. */
export function problemsFrom(form: HTMLFormElement, errors: Readonly<Record<string, string>>): Problem[] {
  const found = Object.entries(errors).map(([name, message]) => ({ name, message, control: controlOf(form, name) }))
  return inPageOrder(form, found)
}

/** The whole form's problems first. */
export function inPageOrder(form: HTMLFormElement, found: readonly Problem[]): Problem[] {
  const order = [...form.elements]
  const placeOf = ({ control }: Problem) => (control ? order.indexOf(control) : -1)
  return found.toSorted((one, other) => placeOf(one) - placeOf(other))
}
