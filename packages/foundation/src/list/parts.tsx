'use client'
import { Skeleton } from '@memberkit/primitives/skeleton'
import type { VirtualTableProps } from '@memberkit/primitives/virtual-table'
import type { ComponentType } from 'react'
import { type LazyPart, lazyPart } from '../lazy/lazyPart.tsx'
import { toolMessages } from '../messages/tools.ts'
import type { ListRow } from './define-list.ts'
import { ExportButton } from './ExportButton.tsx'
import type { ListExportMenuProps } from './ListExportMenu.tsx'
import type { ListFilterBarProps } from './ListFilterBar.tsx'
import type { ListPrintProps } from './ListPrint.tsx'

/** The modules that a list's tools load from. Each dynamically imported module splits the page's files further. */
export interface ListParts {
  menu: () => Promise<{ ListExportMenu: ComponentType<ListExportMenuProps> }>
  tools: () => Promise<{
    ListFilterBar: ComponentType<ListFilterBarProps>
    ListPrint: ComponentType<ListPrintProps>
  }>
}

export interface LoadedParts {
  FilterBar: LazyPart<ListFilterBarProps>
  ExportMenu: LazyPart<ListExportMenuProps>
  Print: LazyPart<ListPrintProps>
  /** The filters on paper when the browser's own command prints the page. */
  PrintedFilters: LazyPart<ListPrintProps>
}

/** Loads them from modules of their own. */
export const listParts: ListParts = {
  menu: () => import('./tools.ts'),
  tools: () => import('./tools.ts'),
}

const known = /* @__PURE__ */ new WeakMap<ListParts, LoadedParts>()

/** Returns the components of a list's tools: the same ones for a list that is defined anew, which keep their focus. */
/* @__NO_SIDE_EFFECTS__ */
export function lazyParts(parts: ListParts): LoadedParts {
  const made = known.get(parts) ?? loadedParts(parts)
  known.set(parts, made)
  return made
}

function loadedParts({ menu, tools }: ListParts): LoadedParts {
  const needs = [toolMessages]
  return {
    FilterBar: lazyPart(async () => (await tools()).ListFilterBar, {
      needs,
      fallback: <Skeleton height="control-small" />,
    }),
    ExportMenu: lazyPart(async () => (await menu()).ListExportMenu, { needs, fallback: <ExportButton isPending /> }),
    Print: lazyPart(async () => (await tools()).ListPrint, { needs }),
    PrintedFilters: lazyPart(async () => (await tools()).ListPrint, { needs, isOptional: true }),
  }
}

/** Only lists too long for a plain table load this. */
export const VirtualTablePart = lazyPart<VirtualTableProps<ListRow>>(
  async () => (await import('@memberkit/primitives/virtual-table')).VirtualTable,
)
