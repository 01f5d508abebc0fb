'use client'
import { Stack } from '@memberkit/primitives/box'
import { HomePlaces } from './HomePlaces.tsx'
import { HomeSearch } from './HomeSearch.tsx'

/** The page where staff begin: search over all services, pinned and recent places, and then every service. */
export function HomePage() {
  return (
    <Stack gap="lg">
      <HomeSearch>
        <HomePlaces />
      </HomeSearch>
    </Stack>
  )
}
