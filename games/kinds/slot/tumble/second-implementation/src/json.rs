//! As much JSON as published files have: numbers are whole and not negative, everything else is as RFC 8259 says.

#[derive(Debug, PartialEq)]
pub enum Value {
    Null,
    Bool(bool),
    Number(u64),
    Text(String),
    List(Vec<Value>),
    Object(Vec<(String, Value)>),
}

/// The value of a whole text.
///
/// # Errors
/// Names the byte at which the text stops being JSON.
pub fn parse(text: &str) -> Result<Value, String> {
    let mut reader = Reader { text, at: 0 };
    let value = reader.value()?;
    reader.space();
    if reader.at < text.len() {
        return reader.fail("text after the end");
    }
    Ok(value)
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn fail<Any>(&self, what: &str) -> Result<Any, String> {
        Err(format!("no JSON at byte {}: {what}", self.at))
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn space(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\n' | b'\r' | b'\t')) {
            self.at += 1;
        }
    }

    /// Goes past a byte, with the space before it, if it comes next.
    fn skip(&mut self, byte: u8) -> bool {
        self.space();
        let is_next = self.peek() == Some(byte);
        self.at += usize::from(is_next);
        is_next
    }

    fn value(&mut self) -> Result<Value, String> {
        self.space();
        match self.peek() {
            Some(b'{') => self.object(),
            Some(b'[') => self.list(),
            Some(b'"') => Ok(Value::Text(self.string()?)),
            Some(b'0'..=b'9') => self.number(),
            _ => {
                for (word, value) in
                    [("null", Value::Null), ("true", Value::Bool(true)), ("false", Value::Bool(false))]
                {
                    if self.text[self.at..].starts_with(word) {
                        self.at += word.len();
                        return Ok(value);
                    }
                }
                self.fail("a value that published files do not have")
            }
        }
    }

    fn object(&mut self) -> Result<Value, String> {
        self.at += 1;
        let mut fields = Vec::new();
        if self.skip(b'}') {
            return Ok(Value::Object(fields));
        }
        loop {
            self.space();
            if self.peek() != Some(b'"') {
                return self.fail("a field has no name");
            }
            let name = self.string()?;
            if !self.skip(b':') {
                return self.fail("a field has no value");
            }
            fields.push((name, self.value()?));
            if self.skip(b'}') {
                return Ok(Value::Object(fields));
            }
            if !self.skip(b',') {
                return self.fail("an object does not end");
            }
        }
    }

    fn list(&mut self) -> Result<Value, String> {
        self.at += 1;
        let mut values = Vec::new();
        if self.skip(b']') {
            return Ok(Value::List(values));
        }
        loop {
            values.push(self.value()?);
            if self.skip(b']') {
                return Ok(Value::List(values));
            }
            if !self.skip(b',') {
                return self.fail("a list does not end");
            }
        }
    }

    fn number(&mut self) -> Result<Value, String> {
        let start = self.at;
        while matches!(self.peek(), Some(b'0'..=b'9')) {
            self.at += 1;
        }
        let digits = &self.text[start..self.at];
        if matches!(self.peek(), Some(b'.' | b'e' | b'E')) {
            return self.fail("a number that is not whole");
        }
        match digits.parse() {
            Ok(number) if digits == "0" || !digits.starts_with('0') => Ok(Value::Number(number)),
            _ => self.fail("a number that is too large or begins with 0"),
        }
    }

    fn string(&mut self) -> Result<String, String> {
        self.at += 1;
        let mut found = String::new();
        loop {
            let Some(character) = self.text[self.at..].chars().next() else {
                return self.fail("a string does not end");
            };
            self.at += character.len_utf8();
            match character {
                '"' => return Ok(found),
                '\\' => found.push(self.escape()?),
                '\0'..='\x1f' => return self.fail("a control character in a string"),
                _ => found.push(character),
            }
        }
    }

    fn escape(&mut self) -> Result<char, String> {
        let byte = self.peek();
        self.at += 1;
        Ok(match byte {
            Some(b'n') => '\n',
            Some(b't') => '\t',
            Some(b'r') => '\r',
            Some(b'b') => '\x08',
            Some(b'f') => '\x0c',
            Some(b'u') => {
                let digits = self.text.get(self.at..self.at + 4).unwrap_or_default();
                // Halves of a character beyond the basic plane are refused: published files have the character itself.
                let Some(character) = u32::from_str_radix(digits, 16).ok().and_then(char::from_u32) else {
                    return self.fail("an escape of no character");
                };
                self.at += 4;
                character
            }
            Some(byte @ (b'"' | b'\\' | b'/')) => char::from(byte),
            _ => return self.fail("an unknown escape"),
        })
    }
}

/// The fields of an object that is read field by field, with its path for errors.
pub struct Fields {
    path: String,
    left: Vec<(String, Value)>,
}

impl Fields {
    pub fn of(value: Value, path: &str) -> Result<Self, String> {
        match value {
            Value::Object(left) => Ok(Self { path: path.to_owned(), left }),
            _ => Err(format!("{path}: it is no object")),
        }
    }

    pub fn path(&self, name: &str) -> String {
        format!("{}.{name}", self.path)
    }

    pub fn take(&mut self, name: &str) -> Result<Value, String> {
        match self.left.iter().position(|(field, _)| field == name) {
            Some(at) => Ok(self.left.swap_remove(at).1),
            None => Err(format!("{}: it is missing", self.path(name))),
        }
    }

    pub fn text(&mut self, name: &str) -> Result<String, String> {
        text(self.take(name)?, &self.path(name))
    }

    pub fn whole(&mut self, name: &str) -> Result<u64, String> {
        match self.take(name)? {
            Value::Number(number) => Ok(number),
            _ => Err(format!("{}: it is no whole number", self.path(name))),
        }
    }

    pub fn flag(&mut self, name: &str) -> Result<bool, String> {
        match self.take(name)? {
            Value::Bool(flag) => Ok(flag),
            _ => Err(format!("{}: it is neither true nor false", self.path(name))),
        }
    }

    /// Reads an object.
    pub fn object<Read>(
        &mut self,
        name: &str,
        read: impl FnOnce(&mut Fields) -> Result<Read, String>,
    ) -> Result<Read, String> {
        read_object(self.take(name)?, &self.path(name), read)
    }

    /// Reads an object that may be null.
    pub fn optional<Read>(
        &mut self,
        name: &str,
        read: impl FnOnce(&mut Fields) -> Result<Read, String>,
    ) -> Result<Option<Read>, String> {
        match self.take(name)? {
            Value::Null => Ok(None),
            value => Ok(Some(read_object(value, &self.path(name), read)?)),
        }
    }

    /// Reads a list of objects.
    pub fn objects<Read>(
        &mut self,
        name: &str,
        read: impl Fn(&mut Fields) -> Result<Read, String>,
    ) -> Result<Vec<Read>, String> {
        list(self.take(name)?, &self.path(name), |value, path| read_object(value, path, &read))
    }
}

/// Reads a list.
pub fn list<Read>(
    value: Value,
    path: &str,
    read: impl Fn(Value, &str) -> Result<Read, String>,
) -> Result<Vec<Read>, String> {
    match value {
        Value::List(values) => values
            .into_iter()
            .enumerate()
            .map(|(index, value)| read(value, &format!("{path}[{index}]")))
            .collect(),
        _ => Err(format!("{path}: it is no list")),
    }
}

pub fn text(value: Value, path: &str) -> Result<String, String> {
    match value {
        Value::Text(text) => Ok(text),
        _ => Err(format!("{path}: it is no text")),
    }
}

/// Reads an object whole: a field that nothing has read is refused, because it could decide a round.
pub fn read_object<Read>(
    value: Value,
    path: &str,
    read: impl FnOnce(&mut Fields) -> Result<Read, String>,
) -> Result<Read, String> {
    let mut fields = Fields::of(value, path)?;
    let found = read(&mut fields)?;
    match fields.left.first() {
        None => Ok(found),
        Some((name, _)) => Err(format!("{}: this field is not known", fields.path(name))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_as_they_are_written() {
        let text = r#" {"a": [0, 12, null, true, false], "ñ\"\u00e9": {}, "e": []} "#;
        let numbers =
            [Value::Number(0), Value::Number(12), Value::Null, Value::Bool(true), Value::Bool(false)];
        assert_eq!(
            parse(text),
            Ok(Value::Object(vec![
                ("a".to_owned(), Value::List(numbers.into())),
                ("ñ\"é".to_owned(), Value::Object(vec![])),
                ("e".to_owned(), Value::List(vec![])),
            ]))
        );
    }

    #[test]
    fn what_is_no_json_is_refused() {
        let wrong = [
            "",
            "{",
            "[1,]",
            "01",
            "1.5",
            "-1",
            "\"a",
            "{\"a\" 1}",
            "[1] 2",
            "99999999999999999999",
            "\"\\u12",
        ];
        for text in wrong {
            assert!(parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_field_that_is_not_known_is_refused_by_its_path() {
        let value = parse(r#"{"a": 1, "b": 2}"#).unwrap();
        assert_eq!(
            read_object(value, "top", |fields| fields.whole("a")),
            Err("top.b: this field is not known".to_owned())
        );
    }
}
