import type { FastifyInstance } from 'fastify';
import type { CashierApp } from './deposit.ts';
import { keepFailedNotice, settleFailedNotice } from './failed-notices.ts';
import type { Gateway, Notice } from './gateways/gateway.ts';
import { settleDeposit } from './settle-deposit.ts';
import { settlePayout } from './settle-payout.ts';

const bodyLimit_bytes = 65_536;

/**
 * Handle gateway notices at `/gateway/<code>/webhook`. Answers 401 if the signature is not the gateway's or the message
 * is too old; 400, with nothing written, if it is genuine but not understood; and 200 once it is stored, even if it
 * came before. After any other answer the gateway sends it again.
 */
export async function mountWebhooks(server: FastifyInstance, app: CashierApp): Promise<void> {
  await server.register(async (scope) => {
    // Signatures cover the raw bytes, so the body is kept unparsed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: bodyLimit_bytes },
      (_request, body, done) => {
        done(null, body);
      },
    );
    scope.post<{ Params: { code: string } }>('/gateway/:code/webhook', async (request, reply) => {
      const gateway = app.cashier.gateway(request.params.code);
      if (!gateway) return reply.code(404).send({ error: 'There is no such gateway.' });
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const notice = gateway.readWebhook(body, request.headers, app.clock.now());
      if (notice === 'forged') return reply.code(401).send({ error: 'The signature is not valid.' });
      if (notice === 'malformed') {
        app.log.error({ gateway: gateway.code }, 'a genuine webhook could not be parsed');
        return reply.code(400).send({ error: 'The message could not be parsed.' });
      }
      const { reference, outcome } = await takeNotice(app, gateway, notice).catch(async (error: unknown) => {
        await keepFailedNotice(app, gateway.code, notice, error);
        throw error;
      });
      await settleFailedNotice(app, app.db, { gateway: gateway.code, eventId: notice.eventId }, outcome);
      await app.db
        .insertInto('cashier.gateway_event')
        .values({
          gateway: gateway.code,
          event_id: notice.eventId,
          event_type: notice.eventType,
          reference,
          outcome,
          received_at: app.clock.now(),
        })
        .onConflict((conflict) => conflict.columns(['gateway', 'event_id']).doNothing())
        .execute();
      return reply.send({ received: true });
    });
  });
}

/** Apply a notice. If the gateway confirms notices, only what it answers when asked is applied. */
async function takeNotice(
  app: CashierApp,
  gateway: Gateway,
  notice: Notice,
): Promise<{ reference: string; outcome: string }> {
  if (notice.about === 'other') return { reference: '', outcome: 'ignored' };
  if (notice.about === 'payment') {
    const payment = gateway.confirmsNotices
      ? await gateway.fetchPayment(notice.payment.paymentId)
      : notice.payment;
    return { reference: payment.depositId, outcome: await settleDeposit(app, gateway.code, payment) };
  }
  const payout =
    gateway.confirmsNotices && gateway.payouts
      ? await gateway.payouts.fetchPayout(notice.payout.payoutId)
      : notice.payout;
  return { reference: payout.reference, outcome: await settlePayout(app, gateway, payout, gateway.code) };
}
