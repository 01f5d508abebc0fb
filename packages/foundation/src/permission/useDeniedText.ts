import { coreMessages } from '../messages/core.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useMemberkit } from '../provider/context.ts'

/** Returns whom to ask for access: members ask us or their administrator, staff theirs. */
export function useDeniedText(): string {
  const { realm } = useMemberkit()
  const t = useMessages(coreMessages)
  return t(realm === 'Internal' ? 'deniedStaffText' : 'deniedText')
}
