/** Returns a form's values by control, with its title, for `entered`. Empty without a form. */
export function filledIn(form: Element | null): string {
  if (!form) return ''
  const controls = form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input, select, textarea',
  )
  const values = [...controls].map((control) =>
    control instanceof HTMLInputElement && /radio|checkbox/.test(control.type)
      ? `${control.value}: ${control.checked}`
      : `${control.name}: ${control.value}`,
  )
  return [form.querySelector('h1, h2')?.textContent, ...values].join('\n')
}
