import type { ListViewsProps } from '@memberkit/foundation/list'
import { lazyPart } from '@memberkit/foundation/lazy'

/** It comes with the filters. */
export const ListViewsPart = lazyPart<ListViewsProps>(
  async () => (await import('@memberkit/foundation/list/tools')).ListViews,
)
