import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../../testing/open-case.tsx'
import { MemberCard } from './ContextCards.tsx'

test('an address is a recipient, whatever is typed in it', async () => {
  const member = {
    identityId: 'member-grace',
    name: 'Grace Sample',
    locale: 'en-US',
    emailAddress: 'grace+plan?cc=all@example.com',
  }
  await renderKit(<MemberCard member={member} />, { scenario: 'resolutions/open-case' })
  await expect
    .element(page.getByRole('link', { name: member.emailAddress }))
    .toHaveAttribute('href', 'mailto:grace%2Bplan%3Fcc%3Dall@example.com')
})
