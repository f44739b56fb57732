/** For domains that no site is served at. Plain: there is nobody's brand to show. */
export const comingSoonPage = (): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Coming Soon</title></head>
<body style="margin:0;display:grid;place-content:center;min-height:100vh;text-align:center;font-family:system-ui,sans-serif;color:#14171d;background:#f5f6f8">
<main><h1 style="font-size:28px;margin:0">Coming Soon</h1><p style="color:#5d6471">No site is served at this address yet.</p></main>
</body>
</html>
`;
