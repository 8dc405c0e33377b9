import { expect, test } from 'vitest';
import { videoAt } from './blocks.ts';

const youtube = 'https://www.youtube.com/watch?v=M7lc1UVf-VE';

test.each([
  [youtube],
  ['https://youtu.be/M7lc1UVf-VE?si=a_b-c'],
  ['http://m.youtube.com/watch?app=desktop&v=M7lc1UVf-VE&t=12s'],
  ['https://youtube.com/shorts/M7lc1UVf-VE?feature=share'],
  ['https://www.youtube.com/live/M7lc1UVf-VE'],
  ['https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?rel=0'],
  ['https://www.youtube.com/watch?v=M7lc1UVf-VE&list=PL1&index=2#t=1'],
])('%s is a YouTube video', (address) => {
  expect(videoAt(address)).toEqual({
    page: youtube,
    frame: 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1',
  });
});

test.each([
  ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
  ['https://player.vimeo.com/video/76979871', 'https://vimeo.com/76979871'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'https://vimeo.com/76979871'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
])('%s is a Vimeo video', (address, page) => {
  expect(videoAt(address)?.page).toBe(page);
  expect(videoAt(page)).toEqual(videoAt(address));
});

test.each([
  'https://www.youtube.com/playlist?list=PL1234567890',
  'https://www.youtube.com/@roofers',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=M7lc1UVf-VEandmore',
  'https://www.youtube.com/results?search_query=roof',
  'https://vimeo.com/watch',
  'https://youtube.com.evil.test/watch?v=M7lc1UVf-VE',
  'https://evil.test/https://youtu.be/M7lc1UVf-VE',
  'https://youtu.be@evil.test/M7lc1UVf-VE',
  'javascript:https://youtu.be/M7lc1UVf-VE',
  'ftp://youtu.be/M7lc1UVf-VE',
  'https://youtu.be/"><script>',
  '//youtu.be/M7lc1UVf-VE',
  'M7lc1UVf-VE',
])('%s is not a video', (address) => {
  expect(videoAt(address)).toBeUndefined();
});
