type Json = Readonly<Record<string, unknown>>

/** A JSON schema in a few words: `list of Invoice`, `one of A, B`, `text`. */
export function wordsOf(schema: Json): string {
  const { $ref, type, enum: values, items, anyOf, const: only, additionalProperties } = schema
  if (typeof $ref === 'string') return $ref.replace(/^.*\//, '')
  if (Array.isArray(values))
    return values.length > 12 ? `one of ${values.length} values` : `one of ${values.join(', ')}`
  if (only !== undefined) return String(only)
  if (Array.isArray(anyOf)) return anyOf.map((one) => wordsOf(one as Json)).join(' or ')
  if (type === 'array') return `list of ${wordsOf((items ?? {}) as Json)}`
  if (type === 'string') return schema.format ? String(schema.format) : 'text'
  if (type === 'object') {
    return additionalProperties && typeof additionalProperties === 'object'
      ? `${wordsOf(additionalProperties as Json)} by key`
      : 'object'
  }
  return type === undefined ? 'anything' : String(type)
}
