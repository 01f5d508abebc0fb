'use client'
import { Stack } from '@memberkit/primitives/box'
import { HomePlaces } from './HomePlaces.tsx'
import { HomeSearch } from './HomeSearch.tsx'
import { Systems } from './Systems.tsx'

/** Where staff begin: search over all services, what is pinned and was opened last, and then every service. */
export function HomePage() {
  return (
    <Stack gap="lg">
      <HomeSearch />
      <HomePlaces />
      <Systems />
    </Stack>
  )
}
