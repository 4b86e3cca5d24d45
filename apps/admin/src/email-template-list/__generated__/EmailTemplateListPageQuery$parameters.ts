/**
 * @generated SignedSource<<41fbc2aec1c0329013eb6cf4219ca370>>
 * @relayHash 869ba9dbe08020ac48f45a032a69d179
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9523e08d37bb126364250c430945975c6dafedd3e95e671c166cbae4f87883f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmailTemplateListPageQuery } from './EmailTemplateListPageQuery.graphql';

const node: PreloadableConcreteRequest<EmailTemplateListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9523e08d37bb126364250c430945975c6dafedd3e95e671c166cbae4f87883f",
    "metadata": {},
    "name": "EmailTemplateListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
