'use client'
import { canadianProvinces } from '@memberkit/contract'
import {
  listBranchFirms,
  listFirmEmployees,
  listPartnerBranches,
  listServicingBranches,
} from '@memberkit/contract/partners/resolutions'
import { useMessages } from '@memberkit/foundation/messages'
import { useResource } from '@memberkit/foundation/resource'
import type { ComboBoxSection } from '@memberkit/primitives/combo-box'
import { useMemo } from 'react'
import { createMessages } from '../messages/create/namespaces.ts'

export interface Places {
  /** Those that serve the state first, then the other partner branches. */
  branches: readonly ComboBoxSection[]
  isLoading: boolean
  /** Loads again what couldn't be loaded. */
  retry?: () => void
  branchName: (id: string) => string
  /** The firm of the chosen branch, once known. */
  firmName?: string
  /** Those at the firm who handle concerns. */
  handledBy: readonly string[]
}

const canadian: readonly string[] = canadianProvinces
/** The roles that handle concerns at a law firm. Assumed. */
const roles = ['RESOLUTION_LAWYER', 'RESOLUTION_CSR']
const none: readonly never[] = []

/** Reads where a concern can belong: branches by servicing area, all partner branches, and a branch's firm and people. */
export function usePlaces(state: string, branch: { id: string; name?: string } | undefined): Places {
  const t = useMessages(createMessages)
  const all = useResource(listPartnerBranches, {})
  // The two path segments are read as country and state.
  const area = { a: canadian.includes(state) ? 'CAN' : 'USA', b: state, query: {} }
  const serving = useResource(listServicingBranches, area, { enabled: state !== '' })
  const branchId = branch?.id ?? ''
  const firms = useResource(listBranchFirms, { branchId }, { enabled: branchId !== '' })
  const firm = firms.state === 'ready' ? firms.data[0] : undefined
  const employees = useResource(listFirmEmployees, { firmId: firm?.id ?? '' }, { enabled: firm !== undefined })
  const allList = all.state === 'ready' ? all.data : none
  const servingList = state !== '' && serving.state === 'ready' ? serving.data : none
  const own = branch?.name
  const branches = useMemo(() => {
    const known = new Set(servingList.map(({ id }) => id))
    const option = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name })
    const rest = allList.filter(({ id }) => !known.has(id)).map(option)
    // The intake's own branch may be in no list.
    const isUnlisted = own !== undefined && ![...servingList, ...allList].some(({ id }) => id === branchId)
    return [
      ...(servingList.length > 0 ? [{ label: t('where.serving'), options: servingList.map(option) }] : []),
      ...(rest.length > 0 || isUnlisted
        ? [
            {
              label: servingList.length > 0 ? t('where.others') : t('where.all'),
              options: isUnlisted ? [option({ id: branchId, name: own }), ...rest] : rest,
            },
          ]
        : []),
    ]
  }, [t, servingList, allList, branchId, own])
  const failed = [all, serving].flatMap((one) => (one.state === 'failed' || one.state === 'refused' ? one : []))
  return {
    branches,
    isLoading: all.state === 'loading',
    retry: failed.length > 0 ? () => failed.forEach((one) => one.retry()) : undefined,
    branchName: (id) => branches.flatMap(({ options }) => options).find(({ value }) => value === id)?.label ?? id,
    firmName: firm?.name,
    handledBy:
      employees.state === 'ready'
        ? employees.data
            .filter((one) => one.branchIds.includes(branchId) && one.roles.some((role) => roles.includes(role)))
            .map(({ name }) => name)
        : none,
  }
}
