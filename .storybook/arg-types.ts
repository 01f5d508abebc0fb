import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Shows unions in full in the table of properties, and docstring defaults in their column. */
export const tellInFull: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table, description } = argType
      const [, about = description, fallback] = /^(.*?)\s*@default (.+)$/s.exec(description ?? '') ?? []
      const { raw } = (type ?? {}) as { raw?: string }
      const told = {
        ...table,
        ...(raw && { type: { summary: raw } }),
        ...(fallback && { defaultValue: { summary: fallback } }),
      }
      return [name, { ...argType, description: about, table: told }]
    }),
  )
