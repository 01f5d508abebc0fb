const directive = /^\s*(['"])use client\1;?/

/** Preserves 'use client', which Rollup drops: removes it before parsing and restores it in the output. */
export function keepDirectives() {
  const clientModules = new Set()
  return {
    name: 'keep-directives',
    transform: {
      order: 'pre',
      handler(code, id) {
        if (!directive.test(code)) return null
        clientModules.add(id)
        return { code: code.replace(directive, ''), map: null }
      },
    },
    renderChunk(code, chunk) {
      if (!clientModules.has(chunk.facadeModuleId)) return null
      return { code: `'use client'\n${code}`, map: null }
    },
  }
}
