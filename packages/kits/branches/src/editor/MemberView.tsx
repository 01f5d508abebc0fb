'use client'
import { useMemberkit } from '@memberkit/foundation'
import { InLocale, useMessages } from '@memberkit/foundation/messages'
import { type Locale, locales } from '@memberkit/platform/formats'
import { Card } from '@memberkit/primitives/card'
import { Select } from '@memberkit/primitives/select'
import { Text } from '@memberkit/primitives/text'
import { useState } from 'react'
import { BranchCardView } from '../card/BranchCardView.tsx'
import { languagesOf } from '../card/languages.rules.ts'
import { cardNames, editorMessages } from '../messages/namespaces.ts'
import type { Branch } from '../shared/received.ts'
import type { BranchDraft } from './draft.ts'
import * as styles from './Editor.css.ts'
import type { BranchEditorData } from './useBranchEditor.ts'
import { useProviders } from './useProviders.ts'

/** The members' view of the branch as it stands in the form, in any language that the page has. */
export function MemberView({ editor }: { editor: BranchEditorData }) {
  const t = useMessages(editorMessages)
  const { locale, messages } = useMemberkit()
  const [chosen, setChosen] = useState<Locale>()
  const known = locales.filter((one) => one === locale || messages.in(one).speaks('branches.card'))
  const { branch, saved, save, areasOfLaw } = editor
  const shown = chosen ?? locale
  const providerOf = useProviders(saved, true)
  const card = (
    <BranchCardView
      branch={asMembersSee(branch, save.draft)}
      areasOfLaw={areasOfLaw}
      languages={languagesOf(
        save.draft.providerIds.flatMap((id) => providerOf(id) ?? []),
        shown,
      )}
      level={4}
    />
  )
  const name = (one: Locale) => new Intl.DisplayNames(one, { type: 'language' }).of(one) ?? one
  return (
    <Card title={t('preview')} level={3}>
      <div className={styles.preview}>
        <Text as="p" size="sm" tone="muted">
          {t(save.isDirty ? 'preview.unsaved' : 'preview.saved')}
        </Text>
        {known.length > 1 ? (
          <Select
            size="small"
            label={t('preview.language')}
            options={known.map((one) => ({ value: one, label: name(one) }))}
            value={shown}
            onChange={(value) => setChosen(value as Locale)}
          />
        ) : null}
        {shown === locale ? (
          card
        ) : (
          <InLocale locale={shown} needs={cardNames} fallback={card}>
            {card}
          </InLocale>
        )}
      </div>
    </Card>
  )
}

/** The branch as it will be once the draft is saved. */
function asMembersSee(branch: Branch, draft: BranchDraft): Branch {
  const { name, aboutUsText, websiteUrl, welcomeVideoUrl, profilePictureUrl, timeZone } = draft
  return {
    ...branch,
    name,
    aboutUsText,
    websiteUrl,
    welcomeVideoUrl,
    profilePictureUrl,
    timeZone,
    address: draft.address,
    phones: draft.phones,
    emails: draft.emails,
    businessHours: draft.businessHours,
    unavailableDates: draft.unavailableDates,
    areasOfLaw: [...draft.areasOfLaw],
  }
}
