import { FactTable } from './FactTable.tsx'
import { membersOf } from './members.ts'

interface MemberTableProps {
  caption: string
  /** The heading of the first column: "Property", "Event". */
  kind: string
  /** The text of a source file and the interface in it. */
  source: string
  name: string
}

/** The members of an interface: names, types and purposes. */
export function MemberTable({ caption, kind, source, name }: MemberTableProps) {
  return (
    <FactTable
      caption={caption}
      head={[kind, 'Type', 'Purpose']}
      rows={membersOf(source, name).map(({ name: member, isOptional, type, about }) => [
        <code key="name">{isOptional ? `${member}?` : member}</code>,
        <code key="type">{type.replaceAll('readonly ', '')}</code>,
        about,
      ])}
    />
  )
}
