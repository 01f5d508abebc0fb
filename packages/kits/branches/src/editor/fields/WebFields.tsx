'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { Image } from '@memberkit/primitives/image'
import { TextArea, TextField } from '@memberkit/primitives/text-field'
import type { ReactNode } from 'react'
import { editorMessages } from '../../messages/namespaces.ts'
import type { DraftField } from '../draft.ts'
import * as styles from '../Editor.css.ts'
import { isSecureUrl, usualVideoHosts } from '../sections/urls.rules.ts'
import { mostAbout } from '../sections/web.section.ts'
import type { BranchEditorData } from '../useBranchEditor.ts'

export interface PictureSlotProps {
  url: string
  /** The text for who can't see the picture: the platform keeps none, so it is made of the branch's name. */
  alt: string
  onChange: (url: string) => void
  /** Why the platform has refused the picture, or what is wrong with its address. */
  error?: string
}

export interface WebFieldsProps {
  editor: BranchEditorData
  isReadOnly: boolean
  videoHosts?: readonly string[]
  /** The host's way to choose, cut and upload a picture, in place of its address. */
  picture?: (props: PictureSlotProps) => ReactNode
}

type UrlName = 'websiteUrl' | 'welcomeVideoUrl' | 'profilePictureUrl'

/** Website, welcome video, picture and the text about the branch. */
export function WebFields({ editor, isReadOnly, videoHosts = usualVideoHosts, picture }: WebFieldsProps) {
  const t = useMessages(editorMessages)
  const { locale } = useMemberkit()
  const { rights, save } = editor
  const { draft, set, errorOf } = save
  const isLocked = (field: DraftField) => isReadOnly || rights.fieldRight(field) !== 'edit'
  const url = (name: UrlName, label: string, description?: string) => (
    <TextField
      label={label}
      description={isLocked(name) ? undefined : description}
      type="url"
      inputMode="url"
      value={isLocked(name) && !draft[name] ? t('none') : draft[name]}
      onChange={(value) => set({ [name]: value })}
      readOnly={isLocked(name)}
      error={errorOf(name)}
    />
  )
  const hosts = new Intl.ListFormat(locale, { type: 'disjunction' }).format(videoHosts)
  const alt = t('picture.alt', { name: draft.name })
  const isPicture = isSecureUrl(draft.profilePictureUrl)
  return (
    <div className={styles.fields}>
      <div className={styles.full}>{url('websiteUrl', t('website'))}</div>
      <div className={styles.full}>{url('welcomeVideoUrl', t('video'), t('video.hint', { hosts }))}</div>
      <div className={styles.full}>
        {picture && !isLocked('profilePictureUrl')
          ? picture({
              url: draft.profilePictureUrl,
              alt,
              onChange: (profilePictureUrl) => set({ profilePictureUrl }),
              error: errorOf('profilePictureUrl'),
            })
          : url('profilePictureUrl', t('picture'), t('picture.hint', { alt }))}
      </div>
      {isPicture ? (
        <div className={`${styles.full} ${styles.picture}`}>
          <Image src={draft.profilePictureUrl} alt={alt} ratio="4:3" />
        </div>
      ) : null}
      <div className={styles.full}>
        {isLocked('aboutUsText') ? (
          <TextArea label={t('about')} value={draft.aboutUsText} error={errorOf('aboutUsText')} rows={5} readOnly />
        ) : (
          <TextArea
            label={t('about')}
            description={t('about.hint')}
            value={draft.aboutUsText}
            onChange={(aboutUsText) => set({ aboutUsText })}
            error={errorOf('aboutUsText')}
            rows={5}
            characterLimit={mostAbout}
            countLabel={(left) => (left < 0 ? t('about.over', { count: -left }) : t('about.left', { count: left }))}
          />
        )}
      </div>
    </div>
  )
}
