// Runs at the edge before anything else (CloudFront Functions, runtime 2.0: no imports, no network).
// What the functions believe of a request's site is said here and nowhere else.
// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by this name.
function handler(event) {
  var request = event.request;
  var headers = request.headers;
  var host = headers.host ? headers.host.value.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '') : '';
  var length = headers['content-length'] ? Number(headers['content-length'].value) : 0;

  // Calls and gateways say themselves what they take; all else is files and pages.
  if (!/^\/(api|flightApi|gateway)\//.test(request.uri) && request.method !== 'GET' && request.method !== 'HEAD') {
    return {
      statusCode: 405,
      statusDescription: 'Method Not Allowed',
      headers: {
        allow: { value: 'GET, HEAD' },
        'content-type': { value: 'application/json' },
        'cache-control': { value: 'no-store' },
      },
      body: '{"success":false,"result":null,"message":"This address does not accept this method.","errorCode":"METHOD_NOT_ALLOWED","errorMessage":"This address does not accept this method."}',
    };
  }
  if (length > 1048576) {
    return {
      statusCode: 413,
      statusDescription: 'Content Too Large',
      headers: { 'content-type': { value: 'application/json' }, 'cache-control': { value: 'no-store' } },
      body: '{"success":false,"result":null,"message":"The request is too large.","errorCode":"BODY_TOO_LARGE","errorMessage":"The request is too large."}',
    };
  }
  if (request.uri === '/' || request.uri === '') {
    return {
      statusCode: 302,
      statusDescription: 'Found',
      headers: { location: { value: '/app' }, 'cache-control': { value: 'max-age=3600' } },
    };
  }

  headers['x-site-host'] = { value: host };
  headers['x-site-origin'] = { value: 'https://' + host };
  // To the API every request comes from an edge; limits by address are the viewer's.
  headers['x-viewer-address'] = { value: event.viewer.ip };
  // The origin's own header takes its place; a viewer's must not survive a mistake there.
  delete headers['x-origin-secret'];

  if (request.uri === '/app/developers' || request.uri === '/app/developers/')
    request.uri = '/app/developers/index.html';
  return request;
}
