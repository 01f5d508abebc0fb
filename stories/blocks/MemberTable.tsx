import { FactTable } from './FactTable.tsx'
import { membersOf } from './members.ts'

interface MemberTableProps {
  caption: string
  /** What the first column holds: "Property", "Event". */
  kind: string
  /** The text of a source file and the interface in it. */
  source: string
  name: string
}

/** What an interface has: names, types, and what they are for. */
export function MemberTable({ caption, kind, source, name }: MemberTableProps) {
  return (
    <FactTable
      caption={caption}
      head={[kind, 'Type', 'What for']}
      rows={membersOf(source, name).map(({ name: member, isOptional, type, about }) => [
        <code key="name">{isOptional ? `${member}?` : member}</code>,
        <code key="type">{type.replaceAll('readonly ', '')}</code>,
        about,
      ])}
    />
  )
}
