import { useMemberkit } from '@memberkit/foundation'
import { localDateOf } from '@memberkit/platform/formats'
import { platformTime } from '@memberkit/platform/query'
import { isTimeZone } from './zone.ts'

/** Returns a function that returns the date in a zone, by the platform's clock. */
export function useToday(): (timeZone: string) => string {
  const { queryClient, currentDate } = useMemberkit()
  return (timeZone) => {
    const now = platformTime(queryClient)
    return now === undefined || !isTimeZone(timeZone) ? currentDate() : localDateOf(now, timeZone)
  }
}
