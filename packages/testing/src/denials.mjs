/**
 * What no page may say about a change that has taken effect. For the tests of code and, in plain JavaScript, for those of
 * hosts.
 */
export const denial = new RegExp(
  [
    'nothing (more )?(was|has been) (sent|charged|saved|changed|bought|ordered)',
    'nothing (changed there|has happened|has changed|is canceled yet)',
    'no money moved',
    '\\bnot paid(?! (?:yet|by))',
    '(?<!\\brest was )\\bnot sent(?! yet)',
    '\\bnot (added\\b|saved(?!:| yet))',
    'refused this',
    'status not changed',
    'that didn’t work',
    'didn’t (go through|accept)',
    'hasn’t gone through',
    'haven’t been changed',
    '(wasn’t|weren’t) (charged|sent|saved|added|assigned|carried out)',
    'couldn’t (add|be sent)',
    'unavailable dates weren’t',
    '\\b0 of 1 saved',
  ].join('|'),
  'i',
)
