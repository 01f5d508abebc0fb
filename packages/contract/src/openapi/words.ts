/** Formats an export name: `'createChargeV2'` becomes `'Create charge v2'`. */
export function sentence(exportName: string): string {
  const words = exportName.replace(/([a-z0-9])(?=[A-Z])/g, '$1 ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
