import { expect, test } from 'vitest';
import { reachOf } from '../src/parts/linkReach';

test.each([
  ['http://localhost:8765/replay/X', 'machine'],
  ['http://127.0.0.1:8765/replay/X', 'machine'],
  ['http://[::1]:8765/replay/X', 'machine'],
  ['http://192.168.1.4:8765/replay/X', 'network'],
  ['http://172.20.0.3/replay/X', 'network'],
  ['http://[fd00::7]/replay/X', 'network'],
  ['http://palace:8765/replay/X', 'network'],
  ['http://palace.local/replay/X', 'network'],
  ['https://172.217.0.3/replay/X', 'anywhere'],
  ['https://alhambra.example/replay/X', 'anywhere'],
])('%s is for %s', (link, reach) => expect(reachOf(link)).toBe(reach));
