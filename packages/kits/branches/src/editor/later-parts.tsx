'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { Skeleton, SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import type { ReactNode } from 'react'
import { cardNames, datesMessages, laterNames } from '../messages/namespaces.ts'
import { IndexWaiting, PreviewWaiting } from './EditorSkeleton.tsx'

const load = () => import('./later-fields.ts')
/** About as tall as what comes, so that what is below stays where it is. */
const waiting = (content: ReactNode) => <SkeletonGroup label="">{content}</SkeletonGroup>
const lines = (count: number) => waiting(<SkeletonText lines={count} />)
const panel = waiting(<Skeleton height="panel" />)
const needs = [...laterNames, 'foundation.actions']
const tall = { needs, fallback: panel }
const short = { needs, fallback: lines(3) }

const save = { needs: ['foundation.sections', 'foundation.actions'] }

export const SaveOutcomePart = lazyPart(async () => (await load()).SaveOutcome, save)
export const SaveControlsPart = lazyPart(async () => (await load()).SaveControls, save)
export const AddressPart = lazyPart(async () => (await load()).AddressPart, tall)
export const PhonePart = lazyPart(async () => (await load()).PhoneFields, tall)
export const EmailPart = lazyPart(async () => (await load()).EmailFields, tall)
export const WebPart = lazyPart(async () => (await load()).WebFields, tall)
export const ZonePart = lazyPart(async () => (await load()).ZonePart, short)
export const HoursPart = lazyPart(async () => (await load()).HoursPart, tall)
export const ClosurePart = lazyPart(async () => (await load()).ClosurePart, short)
export const AreasOfLawPart = lazyPart(async () => (await load()).AreasOfLawFields, short)
export const ServicingAreaPart = lazyPart(async () => (await load()).ServicingAreaFields, short)
export const ProviderPart = lazyPart(async () => (await load()).ProviderFields, short)
export const PermissionPart = lazyPart(async () => (await load()).PermissionFields, tall)
export const SummaryPart = lazyPart(async () => (await load()).SectionSummary, {
  needs: [...laterNames, datesMessages],
  isOptional: true,
})
export const IndexPart = lazyPart(async () => (await load()).SectionIndex, { fallback: waiting(<IndexWaiting />) })
/** The members' view. */
export const CardPart = lazyPart(async () => (await load()).MemberView, {
  needs: cardNames,
  fallback: waiting(<PreviewWaiting />),
})

const all = [
  SaveOutcomePart,
  SaveControlsPart,
  AddressPart,
  PhonePart,
  EmailPart,
  WebPart,
  ZonePart,
  HoursPart,
  ClosurePart,
  AreasOfLawPart,
  ServicingAreaPart,
  ProviderPart,
  PermissionPart,
  SummaryPart,
  IndexPart,
  CardPart,
]

/** Loads them while the branch is read, so that nothing that they read waits for their code. */
export function preloadLater() {
  for (const part of all) part.preload()
}
