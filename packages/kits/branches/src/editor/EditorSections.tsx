'use client'
import type { ReactNode } from 'react'
import type { Branch } from '../shared/received.ts'
import type { SectionName } from './section-names.ts'
import { EditorSection } from './EditorSection.tsx'
import { IdentityFields } from './fields/IdentityFields.tsx'
import type { PictureSlotProps } from './fields/WebFields.tsx'
import {
  AddressPart,
  AreasOfLawPart,
  ClosurePart,
  EmailPart,
  HoursPart,
  PermissionPart,
  PhonePart,
  ProviderPart,
  ServicingAreaPart,
  WebPart,
  ZonePart,
} from './later-parts.tsx'
import type { BranchEditorData, BranchEditorOptions } from './useBranchEditor.ts'

/** Slots for the host's own content. */
export interface EditorSlots {
  before?: ReactNode
  after?: ReactNode
  /** Under the address, such as a map. */
  addressMap?: (address: Branch['address']) => ReactNode
  /** Under the servicing areas; `onChange` is absent where the person may only read. */
  areasMap?: (areas: readonly string[], onChange: ((areas: readonly string[]) => void) | undefined) => ReactNode
  /** In place of the picture's address: choose, cut and upload one. */
  picture?: (props: PictureSlotProps) => ReactNode
  /** In place of typing the ID of a person. */
  people?: (onAdd: (identityId: string, name?: string) => void) => ReactNode
  /** Beside the form, such as notes about the branch: subject `BRANCH`, its ID. */
  notes?: (branchId: string) => ReactNode
  /** In the dialog that deactivates a branch: which branch takes over. */
  replacement?: (branch: Branch) => ReactNode
}

export interface EditorSectionsProps extends Pick<BranchEditorOptions, 'videoHosts'> {
  editor: BranchEditorData
  slots: EditorSlots
  /** Which sections to show. @default all */
  shown?: readonly SectionName[]
  isOpen: (name: SectionName) => boolean
  onOpenChange: (name: SectionName, isOpen: boolean) => void
}

/** Every section, in the order in which they are saved. */
export function EditorSections({ editor, videoHosts, slots, shown, isOpen, onOpenChange }: EditorSectionsProps) {
  const section = (name: SectionName, children: (isReadOnly: boolean) => ReactNode) =>
    shown?.includes(name) === false ? null : (
      <EditorSection
        editor={editor}
        name={name}
        isOpen={isOpen(name)}
        onOpenChange={(isOpened) => onOpenChange(name, isOpened)}
      >
        {children}
      </EditorSection>
    )
  return (
    <>
      {section('identity', (isReadOnly) => (
        <IdentityFields editor={editor} isReadOnly={isReadOnly} />
      ))}
      {section('address', (isReadOnly) => (
        <AddressPart editor={editor} isReadOnly={isReadOnly} map={slots.addressMap} />
      ))}
      {section('phones', (isReadOnly) => (
        <PhonePart editor={editor} isReadOnly={isReadOnly} />
      ))}
      {section('emails', (isReadOnly) => (
        <EmailPart editor={editor} isReadOnly={isReadOnly} />
      ))}
      {section('web', (isReadOnly) => (
        <WebPart editor={editor} isReadOnly={isReadOnly} videoHosts={videoHosts} picture={slots.picture} />
      ))}
      {section('timeZone', (isReadOnly) => (
        <ZonePart editor={editor} isReadOnly={isReadOnly} />
      ))}
      {section('hours', (isReadOnly) => (
        <HoursPart editor={editor} isReadOnly={isReadOnly} />
      ))}
      {section('unavailableDates', (isReadOnly) => (
        <ClosurePart editor={editor} isReadOnly={isReadOnly} />
      ))}
      {section('areasOfLaw', (isReadOnly) => (
        <AreasOfLawPart editor={editor} isReadOnly={isReadOnly} />
      ))}
      {section('servicingAreas', (isReadOnly) => (
        <ServicingAreaPart editor={editor} isReadOnly={isReadOnly} map={slots.areasMap} />
      ))}
      {section('providers', (isReadOnly) => (
        <ProviderPart editor={editor} isReadOnly={isReadOnly} />
      ))}
      {section('permissions', (isReadOnly) => (
        <PermissionPart editor={editor} isReadOnly={isReadOnly} people={slots.people} />
      ))}
    </>
  )
}
