import { commentsOf, declarationsOf, docstringBefore, exportsOf } from './declarations.mjs'

/** Returns the signature of an export in one line, and for an interface one more per member. */
export function signatureOf({ name, file, from, declaration }) {
  if (from) return `${name} of ${from}`
  const { node, text, overloads } = declaration
  const source = ({ start, end }) => spaced(text.slice(start, end))
  if (node.type === 'TSInterfaceDeclaration') return interfaceLines({ name, file, node, text }).join('\n')
  if (node.type === 'TSTypeAliasDeclaration') {
    const parameters = node.typeParameters ? source(node.typeParameters) : ''
    const type = withoutComments(source(node.typeAnnotation))
    const lines = membersBehind(file, type).map(({ line }) => `  ${line}`)
    return [`type ${name}${parameters} = ${type}`, ...lines].join('\n')
  }
  if (node.type === 'ClassDeclaration')
    return `class ${name}${node.superClass ? ` extends ${source(node.superClass)}` : ''}`
  if (node.type === 'FunctionDeclaration' || node.type === 'TSDeclareFunction') {
    const heads = overloads.length > 0 ? overloads : [node]
    return heads.map((head) => `function ${name}${callOf(head, source)}`).join('\n')
  }
  return constantLine(
    name,
    node.declarations.find(({ id }) => id.name === name),
    source,
  )
}

/** Returns the members of private interfaces that a type references. */
function membersBehind(file, type) {
  const offered = new Set(exportsOf(file).map(({ name }) => name))
  const names = new Set(type.match(/\b[A-Z]\w*/g))
  return [...declarationsOf(file)].flatMap(([name, { node, text }]) =>
    names.has(name) && !offered.has(name) && node.type === 'TSInterfaceDeclaration' ? membersOf(file, node, text) : [],
  )
}

function membersOf(file, node, text) {
  const bases = (node.extends ?? [])
    .map(({ start, end }) => text.slice(start, end))
    .filter((base) => !/^(Omit|Pick|NativeProps)</.test(base))
  return [...membersBehind(file, bases.join(' ')), ...membersIn(file, node.body.body, text)]
}

/** Returns the members of an interface or type literal: line, name, type and docstring. */
export function membersIn(file, members, text) {
  const comments = commentsOf(file)
  return members.map((member) => {
    const about = docstringBefore(comments, text, member.start)
    const [, fallback] = /@default (\S.*)$/.exec(about) ?? []
    return {
      line: withoutComments(spaced(text.slice(member.start, member.end))).replace(/[;,]$/, ''),
      name: member.key ? text.slice(member.key.start, member.key.end).replaceAll("'", '') : '',
      isOptional: Boolean(member.optional),
      type: member.typeAnnotation
        ? spaced(text.slice(member.typeAnnotation.start, member.typeAnnotation.end)).replace(/^: /, '')
        : 'function',
      about: about.replace(/\s*@default .*$/, ''),
      ...(fallback && { default: fallback }),
    }
  })
}

function interfaceLines({ name, file, node, text }) {
  const parameters = node.typeParameters ? spaced(text.slice(node.typeParameters.start, node.typeParameters.end)) : ''
  const bases = (node.extends ?? [])
    .map(({ start, end }) => spaced(text.slice(start, end)))
    .filter((one) => one !== 'OwnProps')
  const head = `interface ${name}${parameters}${bases.length > 0 ? ` extends ${bases.join(', ')}` : ''}`
  return [head, ...membersOf(file, node, text).map(({ line }) => `  ${line}`)]
}

function callOf({ typeParameters, params, returnType }, source) {
  const given = params.map((param) =>
    source(param.type === 'ObjectPattern' ? { ...param.typeAnnotation } : param).replace(/^: /, ''),
  )
  return `${typeParameters ? source(typeParameters) : ''}(${given.join(', ')})${returnType ? source(returnType) : ''}`
}

function constantLine(name, { id, init }, source) {
  if (id.typeAnnotation) return `const ${name}${source(id.typeAnnotation)}`
  if (init?.type === 'CallExpression' && init.typeArguments)
    return `const ${name} = ${source(init.callee)}${source(init.typeArguments)}`
  if (init?.type === 'ArrowFunctionExpression') return `function ${name}${callOf(init, source)}`
  const value = init ? withoutComments(source(init)) : ''
  return `const ${name} = ${value.length > 90 ? `${value.slice(0, 88)} …` : value}`
}

const withoutComments = (text) => spaced(text.replaceAll(/\/\*[^]*?\*\//g, ' '))
const spaced = (text) => text.replaceAll(/\s+/g, ' ').trim()
