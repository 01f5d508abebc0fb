/** Constraint-validation rules of browsers, most relevant first. */
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

/** A control that violates a rule. */
export interface BrokenRule {
  name: string
  rule: FormRule
  /** The text of its label. */
  label: string
  /** The browser's message, in the browser's language; for `customError`, the message that was set. */
  browserMessage: string
}

export interface Problem {
  name: string
  message: string
  /** The control to fix. Without one, the error applies to the whole form. */
  control?: HTMLElement
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Returns the name of a focusable control. If a hidden input submits the value, the name is in `data-name`. */
export function nameOf(element: Element): string {
  const { name, dataset } = element as Control
  return name || dataset.name || ''
}

/** Returns the fieldset of controls that share one value: choices, or the parts of a date or time. */
export function groupOf(control: Element) {
  const choices = control.closest('fieldset[role="radiogroup"], fieldset[data-required]')
  return choices ?? control.closest('[data-segments]')?.closest('fieldset')
}

/** Returns violated rules in page order, at most one per field name. */
export function brokenRules(form: HTMLFormElement) {
  const found = new Map<unknown, BrokenRule & { control: HTMLElement }>()
  for (const element of form.elements) {
    const broken = brokenRule(element)
    const key = broken && (broken.name || (groupOf(broken.control) ?? broken.control))
    if (broken && !found.has(key)) found.set(key, broken)
  }
  return [...found.values()]
}

/** Returns the violated rule of a control, or of its group of checkboxes. */
function brokenRule(element: Element): (BrokenRule & { control: HTMLElement }) | undefined {
  const group = element.closest<HTMLFieldSetElement>('fieldset[data-required]')
  if (group && !group.matches(':disabled') && !group.querySelector(':checked')) return missingChoice(group)
  if (!('validity' in element) || !(element as Control).willValidate) return
  const control = element as Control
  const rule = formRules.find((each) => control.validity[each])
  if (!rule) return
  return { control, name: nameOf(control), rule, label: labelOf(control), browserMessage: control.validationMessage }
}

/** Each of two dates in one fieldset has its own label within it. */
function labelOf(control: Control) {
  const group = groupOf(control)
  if (!group) return textOf(control.labels?.[0])
  const names = [textOf(group.querySelector('legend')), control.closest('[data-segments]')?.ariaLabel]
  return names.filter(Boolean).join(', ')
}

/** HTML has no rule for "at least one of these checkboxes". */
function missingChoice(group: HTMLFieldSetElement) {
  const control = group.querySelector<HTMLInputElement>('input:enabled')
  if (!control) return
  const label = textOf(group.querySelector('legend'))
  return { control, name: nameOf(control), rule: 'valueMissing' as const, label, browserMessage: label }
}

/** Returns the focusable control of a name. */
function controlOf(form: HTMLFormElement, name: string) {
  if (name === '') return
  const named = [...form.elements].filter((element) => nameOf(element) === name) as Control[]
  return named.find((element) => element.type !== 'hidden' && !element.hidden && !element.disabled)
}

function textOf(element: Element | null | undefined) {
  return element?.textContent.trim() ?? ''
}

/** Returns named errors with their controls. */
export function problemsFrom(form: HTMLFormElement, errors: Readonly<Record<string, string>>): Problem[] {
  const found = Object.entries(errors).map(([name, message]) => ({ name, message, control: controlOf(form, name) }))
  return inPageOrder(form, found)
}

/** Errors of the whole form come first. */
export function inPageOrder(form: HTMLFormElement, found: readonly Problem[]): Problem[] {
  const order = [...form.elements]
  const placeOf = ({ control }: Problem) => (control ? order.indexOf(control) : -1)
  return found.toSorted((one, other) => placeOf(one) - placeOf(other))
}
