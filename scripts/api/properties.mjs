import { declared } from './declarations.mjs'
import { membersIn } from './signature.mjs'

/**
 * Returns the properties of a component's type, followed through its bases and parts, also in other modules: `[{ name,
 * type, about, isOptional, default? }]`. Excludes those of native elements.
 */
export function propertiesOf({ file, declaration: { node, text } }) {
  if (node.type === 'TSTypeAliasDeclaration') return ofType(file, node.typeAnnotation, text)
  if (node.type !== 'TSInterfaceDeclaration') return []
  const bases = (node.extends ?? []).map(({ expression, typeArguments }) =>
    ofReference(file, expression.name, typeArguments?.params ?? [], text),
  )
  return allOf([...bases, ofMembers(file, node.body.body, text)])
}

function ofType(file, node, text) {
  if (node.type === 'TSParenthesizedType') return ofType(file, node.typeAnnotation, text)
  if (node.type === 'TSTypeLiteral') return ofMembers(file, node.members, text)
  if (node.type === 'TSIntersectionType') return allOf(node.types.map((part) => ofType(file, part, text)))
  if (node.type === 'TSUnionType') return oneOf(node.types.map((part) => ofType(file, part, text)))
  if (node.type !== 'TSTypeReference') return []
  return ofReference(file, node.typeName.name, node.typeArguments?.params ?? [], text)
}

function ofReference(file, name, parameters, text) {
  if (name === 'NativeProps') return []
  if (name === 'Partial') return ofType(file, parameters[0], text).map((one) => ({ ...one, isOptional: true }))
  if (name === 'Omit' || name === 'Pick') {
    const names = new Set(keysOf(file, parameters[1], text))
    return ofType(file, parameters[0], text).filter((one) => names.has(one.name) === (name === 'Pick'))
  }
  const found = declared(file, name)
  return found?.declaration ? propertiesOf(found) : []
}

/** Returns the names in `'role' | keyof OwnProps`. */
function keysOf(file, node, text) {
  if (node.type === 'TSLiteralType') return [node.literal.value]
  if (node.type === 'TSUnionType') return node.types.flatMap((part) => keysOf(file, part, text))
  if (node.type === 'TSTypeOperator') return ofType(file, node.typeAnnotation, text).map(({ name }) => name)
  const alias = node.type === 'TSTypeReference' ? declared(file, node.typeName.name)?.declaration : undefined
  return alias?.node.type === 'TSTypeAliasDeclaration' ? keysOf(file, alias.node.typeAnnotation, alias.text) : []
}

/** A property that a variant only forbids isn't a property. */
function ofMembers(file, members, text) {
  return membersIn(file, members, text)
    .filter(({ name, type }) => name && type !== 'undefined' && type !== 'never')
    .map(({ line: _, ...property }) => property)
}

function allOf(parts) {
  return byName(parts.flat(), (same) => ({
    type: joined(same, ' & '),
    isOptional: same.every(({ isOptional }) => isOptional),
  }))
}

function oneOf(variants) {
  return byName(variants.flat(), (same) => ({
    type: joined(same, ' | '),
    isOptional: same.length < variants.length || same.some(({ isOptional }) => isOptional),
  }))
}

function byName(properties, merged) {
  const names = [...new Set(properties.map(({ name }) => name))]
  return names.map((name) => {
    const same = properties.filter((one) => one.name === name)
    const about = same.findLast((one) => one.about)?.about ?? ''
    return { ...Object.assign({}, ...same), about, ...merged(same) }
  })
}

function joined(same, sign) {
  const types = [...new Set(same.map(({ type }) => type))]
  return types.length === 1 ? types[0] : types.map((type) => (type.includes('=>') ? `(${type})` : type)).join(sign)
}
