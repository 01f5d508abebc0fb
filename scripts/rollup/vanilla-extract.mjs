import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin'

/** Runs `.css.ts` files at build time. `stylesPerEntry` collects their CSS, so no JavaScript imports CSS. */
export function vanillaExtract({ root, sourceCondition }) {
  const { name, transform, resolveId } = vanillaExtractPlugin({
    cwd: root,
    identifiers: ({ hash }) => `mk-${hash}`,
    esbuildOptions: { conditions: [sourceCondition] },
  })
  return { name, transform, resolveId }
}
