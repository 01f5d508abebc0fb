/*
 * React's development build prepares what DevTools could show: a stack for each element, a task and a measure for each
 * component. No test looks at them, and they take half of the time in which a page is busy. Warnings and double renders
 * stay.
 */
import * as react from 'react'

// React stops creating stacks after ten thousand per second.
const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
const counter = { configurable: true, get: () => Infinity, set: () => {} }
if (internals instanceof Object) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', counter)

// The renderer checks for these when it loads, after this module.
Object.assign(console, { createTask: undefined, timeStamp: undefined })
