#!/usr/bin/env python3
"""A game provider with one game, using only the standard library. docs/providers.md explains each call.

provider.py --wallet https://casino.example/provider/coinhouse/hub88 --key provider.pem --operator-key operator.pem
"""
import argparse, base64, hashlib, json, secrets, sqlite3, threading, time, urllib.request, uuid
from datetime import datetime, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

options = argparse.ArgumentParser()
for name, default in {'port': '4000', 'url': '', 'wallet': None, 'key': None, 'operator-key': None, 'db': 'provider.db'}.items():
    options.add_argument(f'--{name}', default=default, required=default is None)
options.add_argument('--certification', action='store_true', help='serve /certification/round: only where no money is real')
args = options.parse_args()
URL = args.url or f'http://127.0.0.1:{args.port}'
GAME, STAKE, WIN = 'coin-flip', 100_000, 190_000  # amounts are integers in 1/100,000 of a unit

# Signatures: base64(RSA-SHA256(body)), PKCS #1 v1.5, over the bytes of the body as they are sent.
def der(data):
    """The contents of the elements of a DER sequence."""
    found, at = [], 0
    while at < len(data):
        length, at = data[at + 1], at + 2
        if length & 128:
            length, at = int.from_bytes(data[at:at + (length & 127)], 'big'), at + (length & 127)
        found, at = found + [data[at:at + length]], at + length
    return found
def pem(path):
    return der(der(base64.b64decode(''.join(line for line in open(path) if '-----' not in line)))[0])

private = der(der(pem(args.key)[2])[0])  # PKCS #8: version, algorithm, key
operator = der(der(pem(args.operator_key)[1][1:])[0])  # SPKI: algorithm, key
N, D = int.from_bytes(private[1], 'big'), int.from_bytes(private[3], 'big')
OPERATOR_N, OPERATOR_E = (int.from_bytes(number, 'big') for number in operator)
def padded(body, n):
    tail = bytes.fromhex('3031300d060960864801650304020105000420') + hashlib.sha256(body).digest()
    return int.from_bytes(b'\x01' + b'\xff' * ((n.bit_length() + 7) // 8 - len(tail) - 3) + b'\x00' + tail, 'big')
def sign(body):
    return base64.b64encode(pow(padded(body, N), D, N).to_bytes((N.bit_length() + 7) // 8, 'big')).decode()
def is_signed(body, signature):
    try:
        given = int.from_bytes(base64.b64decode(signature, validate=True), 'big')
    except ValueError:
        return False
    return given < OPERATOR_N and pow(given, OPERATOR_E, OPERATOR_N) == padded(body, OPERATOR_N)

# Every transaction is stored before it is sent, so that a crash cannot lose it.
store, lock = sqlite3.connect(args.db, check_same_thread=False, isolation_level=None), threading.Lock()
store.row_factory = sqlite3.Row
store.executescript('''create table if not exists session (key text primary key, request text);
create table if not exists tx (uuid text primary key, kind text, round text, body text, wallet text, state text, at text);''')

def run(query, *values):
    with lock:
        return store.execute(query, values).fetchall()
def utc(ago_s=0):
    return datetime.fromtimestamp(time.time() - ago_s, timezone.utc).strftime('%Y-%m-%dT%H:%M:%S.%f')[:-3] + 'Z'

def write(kind, game, wallet, fields):
    """Store a transaction. Returns its id."""
    tx = str(uuid.uuid4())
    body = {**{name: game[name] for name in ('user', 'token', 'game_code')}, 'request_uuid': str(uuid.uuid4()),
            'transaction_uuid': tx, 'supplier_transaction_id': tx, 'supplier_user': game['user'], **fields}
    run('insert into tx values (?, ?, ?, ?, ?, ?, ?)', tx, kind, fields['round'], json.dumps(body), wallet, 'owed', utc())
    return tx
def deliver(tx):
    """Send a transaction, the same bytes each time. Returns the wallet's status, or None if the outcome is unknown."""
    [row] = run('select * from tx where uuid = ?', tx)
    body = row['body'].encode()
    headers = {'content-type': 'application/json', 'x-hub88-signature': sign(body)}
    try:
        request = urllib.request.Request(f"{row['wallet']}/transaction/{row['kind']}", body, headers)
        with urllib.request.urlopen(request, timeout=5) as answer:
            status = json.load(answer).get('status')
    except (OSError, ValueError):  # no answer, an HTTP status other than 200, or no JSON
        return None
    if status == 'RS_OK':
        run("update tx set state = 'done' where uuid = ?", tx)
    return status
def take_back(tx, game, wallet, round_id):
    run("update tx set state = 'failed' where uuid = ?", tx)
    deliver(write('rollback', game, wallet, {'round': round_id, 'round_closed': True, 'reference_transaction_uuid': tx}))
def play(game, wallet, bet, win):
    """One round: its bet and its win. The win is sent even if it is 0, because it closes the round."""
    money = {'round': str(uuid.uuid4()), 'currency': game['currency'], 'is_free': False}
    tx = write('bet', game, wallet, {**money, 'round_closed': False, 'amount': bet})
    statuses = [deliver(tx)]
    while statuses[-1] is None and len(statuses) < 3:
        time.sleep(1)
        statuses.append(deliver(tx))
    # A refusal is final if every attempt had an answer. Otherwise the stake may have been taken.
    if statuses in (['RS_ERROR_NOT_ENOUGH_MONEY'], ['RS_ERROR_LIMIT_REACHED']):
        run("update tx set state = 'refused' where uuid = ?", tx)
    elif statuses[-1] != 'RS_OK':
        take_back(tx, game, wallet, money['round'])
    else:
        deliver(write('win', game, wallet, {**money, 'round_closed': True, 'amount': win, 'reference_transaction_uuid': tx}))
    return {'round': money['round'], 'status': statuses[-1], 'bet': bet, 'win': win if statuses[-1] == 'RS_OK' else 0}

def send_owed():
    """Send wins and rollbacks until they are accepted. Roll back bets from before a crash."""
    for row in run("select * from tx where kind = 'bet' and state = 'owed'"):
        take_back(row['uuid'], json.loads(row['body']), row['wallet'], row['round'])
    while True:
        time.sleep(1)
        for row in run("select uuid from tx where kind <> 'bet' and state = 'owed' and at < ?", utc(ago_s=6)):
            deliver(row['uuid'])

# The calls of the operator.
class Refused(Exception): pass

def need(request, *names):
    for name in names:
        if request.get(name) in (None, ''):
            raise Refused(400, f'{name}: missing')
def open_game(request):
    need(request, 'game_code', 'platform', 'lang', 'currency', *(['user', 'token'] if request.get('currency') != 'XXX' else []))
    if request['game_code'] != GAME:
        raise Refused(404, f"game_code: there is no game {request['game_code']}")
    key = secrets.token_urlsafe(24)
    run('insert into session values (?, ?)', key, json.dumps(request))
    return {'url': f'{URL}/play/{GAME}?session={key}'}

def show_round(request):
    for row in run("select body from tx where kind = 'bet' and round = ?", request.get('round')):
        if json.loads(row['body'])['user'] == request.get('user'):
            return {'url': f"{URL}/round/{request['round']}"}
    raise Refused(404, 'round: this user has no such round')
def transactions(request):
    """The transactions that the wallet has accepted, by round or by time."""
    if not request.get('round'):
        need(request, 'start_time', 'end_time')
    rows = run("select * from tx where state = 'done' and (round = ? or (at >= ? and at < ?)) order by rowid",
               request.get('round'), request.get('start_time', '~'), request.get('end_time', ''))
    return [listed(row, json.loads(row['body'])) for row in rows]
def listed(row, body):
    bet = body  # a rollback carries no amount of its own
    if row['kind'] == 'rollback':
        bet = json.loads(run('select body from tx where uuid = ?', body['reference_transaction_uuid'])[0]['body'])
    return {**{name: bet[name] for name in ('user', 'game_code', 'round', 'currency', 'amount', 'is_free')}, 'kind': row['kind'],
            'transaction_uuid': row['uuid'], 'reference_transaction_uuid': body.get('reference_transaction_uuid'), 'inserted_at': row['at']}

LISTED = {'game_code': GAME, 'name': 'Coin Flip', 'category': 'Casual Games', 'product': 'Coin House', 'enabled': True,
          'url_thumb': f'{URL}/art/coin.svg', 'platforms': ['GPL_DESKTOP', 'GPL_MOBILE'], 'freebet_support': False,
          'demo_game_support': True, 'rtp': '95.0', 'volatility': 'low'}
CALLS = {'/game/list': lambda _: [LISTED], '/game/url': open_game, '/game/round': show_round, '/transactions/list': transactions}
if args.certification:
    CALLS['/certification/round'] = lambda request: play(request, request['wallet_url'], request['bet'], request['win'])

PAGE = '''<!doctype html><title>Coin Flip</title><body style="font:20px sans-serif;background:#123;color:#fff"><h1>Coin Flip</h1>
<button>Flip for 1.00</button><p id="told" role="status"></p><script>document.querySelector('button').onclick = async () => {
  const round = await (await fetch('/flip' + location.search, { method: 'POST' })).json()
  told.textContent = round.status === 'RS_OK' ? 'You won ' + (round.win / 100000).toFixed(2) : 'No bet: ' + round.status
  parent.postMessage({ type: 'marquee:round', bet_minor: String(round.bet), win_minor: String(round.win) }, '*')
}</script>'''
COIN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><circle cx="150" cy="200" r="90" fill="gold"/></svg>'

class Provider(BaseHTTPRequestHandler):
    def answer(self, status, text, kind='application/json'):
        self.send_response(status)
        self.send_header('content-type', kind)
        self.send_header('access-control-allow-origin', '*')  # sites load pictures without cookies, by CORS
        self.end_headers()
        self.wfile.write(text.encode())

    def do_GET(self):
        path = self.path.split('?')[0]
        rows = run("select kind from tx where state = 'done' and round = ?", path.removeprefix('/round/'))
        round_page = '<!doctype html><title>Round</title><h1>Coin Flip</h1>' + ''.join(f"<p>{row['kind']}</p>" for row in rows)
        pages = {f'/play/{GAME}': (PAGE, 'text/html'), '/art/coin.svg': (COIN, 'image/svg+xml'), **({path: (round_page, 'text/html')} if rows else {})}
        self.answer(200, *pages[path]) if path in pages else self.answer(404, '{}')

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get('content-length') or 0))
        try:
            if self.path.startswith('/flip?session='):
                return self.answer(200, json.dumps(self.flip(self.path.split('=')[1])))
            if not is_signed(body, self.headers.get('x-hub88-signature', '')):
                raise Refused(401, 'the signature is not of these bytes and this operator')
            request, call = json.loads(body), CALLS.get(self.path)
            if call is None or not isinstance(request, dict):
                raise Refused(404 if call is None else 400, 'no such call, or no JSON object')
            return self.answer(200, json.dumps(call(request)))
        except (Refused, ValueError) as fault:
            status, text = fault.args if isinstance(fault, Refused) else (400, 'the body is no JSON')
            return self.answer(status, json.dumps({'error': text}))

    def flip(self, key):
        for row in run('select request from session where key = ?', key):
            game, win = json.loads(row['request']), secrets.choice([0, WIN])
            return {'status': 'RS_OK', 'bet': STAKE, 'win': win} if game['currency'] == 'XXX' else play(game, args.wallet, STAKE, win)
        raise Refused(404, 'session: unknown')

    log_message = lambda *_: None

server = ThreadingHTTPServer(('', int(args.port)), Provider)
threading.Thread(target=send_owed, daemon=True).start()
print(f'listening on {URL}', flush=True)
server.serve_forever()
