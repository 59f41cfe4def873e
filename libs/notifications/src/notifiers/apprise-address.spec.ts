import { parseAppriseAddress } from './apprise-address.ts';

it('reads a mail server without a login, although the query contains addresses', () => {
  const address = parseAppriseAddress('mailto://mail.example.org:25?to=a@example.org&from=c@example.org');
  expect(address).toMatchObject({ user: '', password: '', host: 'mail.example.org', port: ':25' });
  expect(address?.query.get('from')).toBe('c@example.org');
  expect(parseAppriseAddress('mailto://a:b@example.org?to=c@d')).toMatchObject({ user: 'a', password: 'b' });
});
