import { transform } from 'esbuild'

/** Removes types; tsc checks them and writes the declarations. */
export function typescript() {
  return {
    name: 'typescript',
    async transform(code, id) {
      if (!/\.tsx?$/.test(id)) return null
      const result = await transform(code, {
        loader: id.endsWith('x') ? 'tsx' : 'ts',
        jsx: 'automatic',
        target: 'es2022',
        sourcefile: id,
        legalComments: 'none',
      })
      return { code: result.code, map: null }
    },
  }
}
