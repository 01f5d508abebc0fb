import type { ComponentDocs } from '../../stories/blocks/component-docs.ts'

interface Documented {
  group: string
  name: string
  docs: ComponentDocs
}
interface Component extends Omit<ComponentDocs, 'guidance'> {
  name: string
  group: string
  import: string
  styles?: string
  exports: readonly {
    name: string
    import?: string
    properties: readonly { name: string; type: string; about: string; isOptional: boolean; default?: string }[]
  }[]
}

export function componentIndex(pages: readonly Documented[]): Component[]
export function llmsText(components: readonly Component[]): string
