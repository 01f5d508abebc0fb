import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import type { TimeSpanMessages, WeeklyHoursLabels } from '@memberkit/primitives/weekly-hours'
import { useMemo } from 'react'
import { hoursMessages } from '../messages/namespaces.ts'
import { inSentence } from './describe.ts'

/** Returns the words of WeeklyHours. */
export function useHoursLabels(): { labels: WeeklyHoursLabels; messages: TimeSpanMessages } {
  const t = useMessages(hoursMessages)
  const { locale } = useMemberkit()
  return useMemo(() => {
    const on = (key: 'addTo' | 'removeFrom' | 'moreFor' | 'setHoursOn' | 'mergeOn' | 'merged') => (day: string) =>
      t(key, { day: inSentence(day, locale) })
    // Spanish has an article before a time.
    const timed = (time: string) => (locale === 'es-US' ? `${/^1\D/.test(time) ? 'la' : 'las'} ${time}` : time)
    return {
      labels: {
        closed: t('closed'),
        start: t('start'),
        end: t('end'),
        add: t('add'),
        addTo: on('addTo'),
        removeFrom: on('removeFrom'),
        moreFor: on('moreFor'),
        allDay: t('allDay'),
        setHours: t('setHours'),
        setHoursOn: on('setHoursOn'),
        copyTo: t('copyTo'),
        copyToAll: t('copy.all'),
        copyToWorkdays: t('copy.workdays'),
        copied: (day) => t('copied', { days: inSentence(day, locale) }),
        midnight: t('midnight'),
        touching: t('touching'),
        merge: t('merge'),
        mergeOn: on('mergeOn'),
        merged: on('merged'),
        overnight: {
          ends: (day, time) => t('endsNextDay', { day: inSentence(day, locale), time: timed(time) }),
          spills: (day, time) => t('spills', { day: inSentence(day, locale), time: timed(time) }),
        },
      },
      messages: {
        incomplete: t('error.incomplete'),
        impossible: t('error.impossible'),
        endBeforeStart: t('error.endBeforeStart'),
        overlap: t('error.overlap'),
      },
    }
  }, [t, locale])
}
