import { BatchGetItemCommand, DynamoDBClient, GetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';

/**
 * The least any function of ours can be: the table's client and the commands it sends. What load times are held
 * against.
 */
export const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
export const commands = [
  BatchGetItemCommand,
  DeleteCommand,
  GetItemCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
];
