import { describe, expect, it } from 'vitest';
import { networkOf } from '#functions/http/request/network-of.ts';

describe('the network that a client address is counted by', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['2001:db8:1:2::192.0.2.1', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8:1:2:3:ffff:192.0.2.1', '2001:db8:1:2::/64'],
    ['1::2:3:4:5:6', '1:0:0:2::/64'],
    ['::1:2:3:4:192.0.2.1', '0:0:1:2::/64'],
    ['::ffff:198.51.100.17', '198.51.100.17'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['0:0:0:0:0:FFFF:198.51.100.7', '198.51.100.7'],
    ['', ''],
    ['not an address', 'not an address'],
  ])('%s is of %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is the same for every way to write one', () => {
    const ways = ['2001:db8:0:0:1::1', '2001:db8::1:0:0:1', '2001:DB8:0:0:ffff:ffff:ffff:ffff', '2001:db8::'];
    expect(new Set(ways.map(networkOf)).size).toBe(1);
  });
});
