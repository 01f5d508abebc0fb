import { permissionOf } from '@memberkit/contract'
import * as calls from '@memberkit/contract/partners/branches'
import type { Translate } from '@memberkit/foundation/messages'
import type { editorEnUS } from '../../messages/editor/en-US.ts'
import { fieldsOf } from '../section-fields.ts'
import type { BranchDraft } from '../draft.ts'
import { type BranchSection, branchSection, whenChanged } from './section.ts'
import { isSecureUrl, isVideoOf } from './urls.rules.ts'

/** The most characters of the text about a branch. Ours: the specification shows no limit. */
export const mostAbout = 2_000

type UrlField = 'websiteUrl' | 'welcomeVideoUrl' | 'profilePictureUrl'

/** Website, welcome video, picture and the text about the branch. */
export function webSection(
  branchId: string,
  t: Translate<typeof editorEnUS>,
  videoHosts: readonly string[],
): BranchSection {
  const own = [
    whenChanged('websiteUrl', calls.updateBranchWebsiteUrl, ({ websiteUrl }) => ({ branchId, body: { websiteUrl } })),
    whenChanged('welcomeVideoUrl', calls.updateBranchWelcomeVideoUrl, ({ welcomeVideoUrl }) => ({
      branchId,
      body: { welcomeVideoUrl },
    })),
    whenChanged('profilePictureUrl', calls.updateBranchProfilePictureUrl, ({ profilePictureUrl }) => ({
      branchId,
      body: { profilePictureUrl },
    })),
    whenChanged('aboutUsText', calls.updateBranchAboutUsText, ({ aboutUsText }) => ({
      branchId,
      body: { aboutUsText },
    })),
  ]
  return branchSection(fieldsOf.web, (draft, base) => own.flatMap((calls) => calls(draft, base)), {
    label: t('section.web'),
    permission: permissionOf(calls.updateBranchWebsiteUrl),
    // A value saved before this rule, or by another way, stays until it is changed.
    check: (draft: BranchDraft, base: BranchDraft) => {
      const { websiteUrl, welcomeVideoUrl, profilePictureUrl, aboutUsText } = draft
      const isNew = (field: UrlField) => draft[field] !== base[field] && draft[field].trim() !== ''
      return {
        ...(isNew('websiteUrl') && !isSecureUrl(websiteUrl) && { websiteUrl: t('url.wrong') }),
        ...(isNew('welcomeVideoUrl') &&
          !isVideoOf(welcomeVideoUrl, videoHosts) && {
            welcomeVideoUrl: t('video.wrong', { hosts: videoHosts.join(', ') }),
          }),
        ...(isNew('profilePictureUrl') && !isSecureUrl(profilePictureUrl) && { profilePictureUrl: t('url.wrong') }),
        ...(aboutUsText.trim().length > mostAbout && { aboutUsText: t('about.long', { count: mostAbout }) }),
      }
    },
  })
}
