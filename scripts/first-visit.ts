import { beforeEach } from 'vitest'

// Each test is a first visit: files share a page, and what one has stored would be found by the next.
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
